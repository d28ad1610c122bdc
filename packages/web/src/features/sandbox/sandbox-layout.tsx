import { IconCreditCard, IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useLiveSandbox } from './use-live-sandbox.ts';

const TABS = [
  { to: '/sandbox/phones', label: 'Phones', icon: <IconDeviceMobile size={18} aria-hidden /> },
  { to: '/sandbox/mailbox', label: 'Mailbox', icon: <IconMail size={18} aria-hidden /> },
  { to: '/sandbox/payments', label: 'Payments', icon: <IconCreditCard size={18} aria-hidden /> },
];

/** The outside world in a box: nothing here leaves this machine. */
export function SandboxLayout() {
  useLiveSandbox();
  return (
    <Page
      title="Sandbox"
      description="Texts, mails and payments end up here instead of the real world. Nothing leaves this machine."
    >
      <TabLinks label="Sandbox" tabs={TABS} />
      <Outlet />
    </Page>
  );
}
