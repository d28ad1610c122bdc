import { DropdownItem } from '../../../ui/dropdown/dropdown-item.tsx';
import { SplitButton } from '../../../ui/split-button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function SplitButtonSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For one usual action with a few alternatives beside it.">
      <div className={classes.row}>
        <SplitButton
          label="Update"
          menuLabel="More ways to update"
          onClick={() => showToast('Update')}
        >
          <DropdownItem onSelect={() => showToast('Publish Updates')}>Publish Updates</DropdownItem>
          <DropdownItem onSelect={() => showToast('Unpublish')}>Unpublish</DropdownItem>
        </SplitButton>
        <SplitButton label="Saving" menuLabel="More ways to save" loading onClick={() => {}}>
          <DropdownItem onSelect={() => {}}>Save & Publish</DropdownItem>
        </SplitButton>
      </div>
    </GuideSection>
  );
}
