import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import '@mantine/core/styles/Button.css';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './set-up-dialog.module.css';

/** The only moment at which these codes can be read. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const text = codes.join('\n');
  return (
    <div className={classes.steps}>
      <p className={classes.text}>
        Two-step login is on. If you lose your phone, each of these codes lets you in once. They are
        not shown again, so keep them where you keep passwords.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        <CopyButton text={text} label="Copy codes" />
        <Button
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() => download('tandem-recovery-codes.txt', `${text}\n`)}
        >
          Download
        </Button>
      </div>
      <Button fullWidth onClick={onSaved}>
        I have saved them
      </Button>
    </div>
  );
}

function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
