import { Radio, Stack, Switch } from '@mantine/core';
import type { NotificationPreferences } from '@tandem/contract/notifications';
import {
  type Digest,
  NOTIFICATION_CATEGORIES,
} from '@tandem/domain/notifications/notification-preferences';
import { useQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Switch.css';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { CATEGORY_WORDS, DIGEST_ORDER, DIGEST_WORDS } from './category-words.ts';
import classes from './preferences-page.module.css';
import { preferencesQuery, useSavedPreferences } from './preferences-query.ts';

/** What a person hears of, the same in all of their brands. Every switch saves itself. */
export function PreferencesPage() {
  const query = useQuery(preferencesQuery());
  return (
    <Page
      title="Notifications"
      description="What you hear of, in all of your brands. Messages always show in your inbox."
      width="reading"
    >
      <Loaded query={query} skeleton={<ListSkeleton rows={5} />}>
        {(preferences) => <Choices preferences={preferences} />}
      </Loaded>
    </Page>
  );
}

function Choices({ preferences }: { preferences: NotificationPreferences }) {
  const { email } = useProfile();
  const { shown, save } = useSavedPreferences(preferences);
  const { inApp, digest } = shown;
  return (
    <>
      <Panel title="In Tandem">
        <Stack className={classes.choices} gap="md">
          {NOTIFICATION_CATEGORIES.map((category) => (
            <Switch
              key={category}
              {...CATEGORY_WORDS[category]}
              checked={inApp[category]}
              onChange={({ currentTarget }) =>
                save({
                  ...shown,
                  inApp: { ...inApp, [category]: currentTarget.checked },
                })
              }
            />
          ))}
        </Stack>
      </Panel>
      <Panel title="By email">
        <Radio.Group
          className={classes.choices}
          label="A summary of what is unread"
          description={`Goes to ${email}, for all of your brands in one mail.`}
          value={digest}
          onChange={(value) => save({ ...shown, digest: value as Digest })}
        >
          <Stack gap="sm" mt="md">
            {DIGEST_ORDER.map((one) => (
              <Radio key={one} value={one} {...DIGEST_WORDS[one]} />
            ))}
          </Stack>
        </Radio.Group>
      </Panel>
    </>
  );
}
