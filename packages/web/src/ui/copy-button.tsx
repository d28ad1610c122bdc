import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import '@mantine/core/styles/Button.css';

/** Copies a text, says so in a toast, and shows a tick where the eye already is. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size="1rem" aria-hidden />}
      onClick={async () => setCopied(await copyText(text))}
    >
      {label}
    </Button>
  );
}

const TICK_MS = 2000;
