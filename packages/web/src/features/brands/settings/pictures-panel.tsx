import type { CurrentBrand } from '@tandem/contract/brands';
import { UPLOAD_MESSAGES } from '@tandem/domain/assets/check-upload';
import { uploadFile } from '../../../lib/api/upload-file.ts';
import { ImageField } from '../../../ui/fields/image-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from './settings-form.module.css';
import { useLogoUpload } from './use-logo-upload.ts';
import { useSaveBrand } from './use-save-brand.ts';

type PicturesPanelProps = { brand: CurrentBrand; isReadOnly: boolean };

/** Pictures are stored as soon as they are chosen: a preview that is not saved would only confuse. */
export function PicturesPanel({ brand, isReadOnly }: PicturesPanelProps) {
  const uploadLogo = useLogoUpload();
  const save = useSaveBrand();

  async function uploadCover(file: File) {
    const coverPhoto = await uploadFile('POST /assets', file);
    await save.mutateAsync({ coverPhoto });
    return coverPhoto;
  }

  function remove(change: { logo: null } | { coverPhoto: null }) {
    save.mutate(change, {
      onError: (error) => showToast(error.message, { type: 'warning' }),
    });
  }

  return (
    <Panel title="Logo and cover">
      <div className={`${classes.form} ${classes.pair}`}>
        <ImageField
          label="Logo"
          purpose="brandLogo"
          description={`${UPLOAD_MESSAGES.logoAdvice}. PNG, JPG or GIF, up to 10MB.`}
          readOnly={isReadOnly}
          value={brand.logo}
          upload={uploadLogo}
          onChange={(logo) => logo === null && remove({ logo })}
        />
        <div id="coverPhoto">
          <ImageField
            label="Cover"
            purpose="brandImage"
            description={`Wide pictures work best. ${UPLOAD_MESSAGES.sizeAdvice}.`}
            readOnly={isReadOnly}
            value={brand.coverPhoto}
            upload={uploadCover}
            onChange={(coverPhoto) => coverPhoto === null && remove({ coverPhoto })}
          />
        </div>
      </div>
    </Panel>
  );
}
