import { Page } from '../../ui/page.tsx';
import { type GuideGroup, GuideIndex } from './guide-index.tsx';
import { BannerSection } from './sections/banner-section.tsx';
import { ChipPickerSection } from './sections/chip-picker-section.tsx';
import { ChipsSection } from './sections/chips-section.tsx';
import { ColorSection } from './sections/color-section.tsx';
import { ConfirmSection } from './sections/confirm-section.tsx';
import { CopySection } from './sections/copy-section.tsx';
import { DateRangeSection } from './sections/date-range-section.tsx';
import { DropdownSection } from './sections/dropdown-section.tsx';
import { EmptyStateSection } from './sections/empty-state-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { ImageSection } from './sections/image-section.tsx';
import { NumberSection } from './sections/number-section.tsx';
import { PasswordSection } from './sections/password-section.tsx';
import { PhoneSection } from './sections/phone-section.tsx';
import { RichTextSection } from './sections/rich-text-section.tsx';
import { SelectSection } from './sections/select-section.tsx';
import { SliderSection } from './sections/slider-section.tsx';
import { SplitButtonSection } from './sections/split-button-section.tsx';
import { StatesSection } from './sections/states-section.tsx';
import { StatusBadgeSection } from './sections/status-badge-section.tsx';
import { TextAreaSection } from './sections/text-area-section.tsx';
import { TextSection } from './sections/text-section.tsx';
import { ToasterSection } from './sections/toaster-section.tsx';
import classes from './styleguide-form-page.module.css';

/** Every control in every state: what a screen can be built from, and when to take which. */
export function StyleguideFormPage() {
  return (
    <Page
      title="Form controls"
      description="Every control in every state. Type, tab and click: they are the real ones."
    >
      <div className={classes.layout}>
        <GuideIndex groups={GROUPS} />
        <div className={classes.sections}>
          {GROUPS.flatMap((group) =>
            group.sections.map(([title, Section]) => <Section key={title} title={title} />),
          )}
        </div>
      </div>
    </Page>
  );
}

const GROUPS = [
  {
    name: 'Fields',
    sections: [
      ['Text', TextSection],
      ['Number', NumberSection],
      ['Phone', PhoneSection],
      ['Password', PasswordSection],
      ['Text area', TextAreaSection],
      ['Rich text', RichTextSection],
      ['Select', SelectSection],
      ['Chips', ChipsSection],
      ['Category picker', ChipPickerSection],
      ['US states', StatesSection],
      ['Date range', DateRangeSection],
      ['Color', ColorSection],
      ['Slider', SliderSection],
      ['Image', ImageSection],
      ['Whole form', FormSection],
    ],
  },
  {
    name: 'Feedback',
    sections: [
      ['Status badge', StatusBadgeSection],
      ['Banner', BannerSection],
      ['Toaster', ToasterSection],
      ['Confirm', ConfirmSection],
      ['Empty state', EmptyStateSection],
    ],
  },
  {
    name: 'Actions',
    sections: [
      ['Dropdown', DropdownSection],
      ['Split button', SplitButtonSection],
      ['Copy', CopySection],
    ],
  },
] as const satisfies readonly GuideGroup[];
