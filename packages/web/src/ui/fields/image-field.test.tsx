import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedName } from '../../testing/focused-name.ts';
import { showField } from '../../testing/show-field.tsx';
import { ImageField } from './image-field.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function showCover(upload: (file: File) => Promise<string>) {
  return showField<string | null>(null, (props) => (
    <ImageField label="Cover" purpose="brandImage" upload={upload} {...props} />
  ));
}

/** As the browser's file dialog does. */
function choose(type: string, bytes = 3): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(bytes)], 'picture', { type }));
  if (!input) throw new Error('no place for a file');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('refuses what is too big or no picture before anything is sent', async () => {
  let uploads = 0;
  await showCover(async () => {
    uploads += 1;
    return PIXEL;
  });
  choose('image/png', 5_000_001);
  await expect.element(page.getByText('File too big')).toBeVisible();
  choose('image/svg+xml');
  await expect.element(page.getByText('File type not supported')).toBeVisible();
  expect(uploads).toBe(0);
});

it('says that it works, shows the picture and keeps the place of whoever chose it', async () => {
  const stored = Promise.withResolvers<string>();
  await showCover(() => stored.promise);
  choose('image/png');
  await expect.element(page.getByRole('status')).toHaveTextContent('Processing image');
  stored.resolve(PIXEL);
  await expect.element(page.getByRole('img', { name: 'Preview of Cover' })).toBeVisible();
  await expect.poll(focusedName).toBe('Change Cover');
  await userEvent.click(page.getByRole('button', { name: 'Remove Cover' }));
  await expect.poll(focusedName).toContain('Choose an image');
});

it('says when an upload fails, and can be tried again', async () => {
  let tries = 0;
  await showCover(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return PIXEL;
  });
  choose('image/png');
  await expect.element(page.getByText('Error while uploading file')).toBeVisible();
  choose('image/png');
  await expect.element(page.getByRole('img')).toBeVisible();
  await expect.element(page.getByText('Error while uploading file')).not.toBeInTheDocument();
});
