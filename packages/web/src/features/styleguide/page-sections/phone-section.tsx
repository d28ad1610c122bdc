import { PhoneMockUp, PhoneText } from '../../../ui/phone-mock-up.tsx';
import { GuideSection } from '../guide-section.tsx';
import classes from './page-sections.module.css';

export function PhoneSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="One phone for everything that a shopper sees on one: texts, forms, landing pages."
    >
      <div className={classes.phones}>
        <PhoneMockUp label="Welcome text of Northwind" heading="(202) 555-0143">
          <PhoneText>
            Northwind: Welcome, Maya! Here is your 10% off: PINES10. Reply HELP for help, STOP to
            opt out. Msg & data rates may apply.
          </PhoneText>
          <PhoneText isOwn>Does it work on tents?</PhoneText>
          <PhoneText>It does. Happy trails!</PhoneText>
        </PhoneMockUp>
      </div>
    </GuideSection>
  );
}
