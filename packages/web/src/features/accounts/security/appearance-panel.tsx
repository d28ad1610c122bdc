import { Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Stack.css';
import { useColorSchemeChoice } from '../../../ui/color-scheme.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './settings-panel.module.css';

/** Takes effect at once; there is nothing to save. */
export function AppearancePanel() {
  const [choice, choose] = useColorSchemeChoice();
  return (
    <Panel title="Appearance">
      <Radio.Group
        className={classes.form}
        label="Theme"
        description="Kept in this browser."
        value={choice}
        onChange={(value) => choose(value as typeof choice)}
      >
        <Stack gap="sm" mt="sm">
          <Radio value="auto" label="System" description="Light or dark, as your device is set." />
          <Radio value="light" label="Light" />
          <Radio value="dark" label="Dark" />
        </Stack>
      </Radio.Group>
    </Panel>
  );
}
