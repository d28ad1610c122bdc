import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showField } from '../../testing/show-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const field = () => page.getByRole('textbox', { name: 'Password' });

async function showPassword() {
  await showField('', (props) => (
    <NewPasswordField label="Password" ownWords={['ann@northwind.com']} {...props} />
  ));
}

it('says while it is typed that a password is one of those everybody uses', async () => {
  await showPassword();
  const problem = page.getByText('Too many people use passwords like this', { exact: true });
  await userEvent.type(field(), 'Summer202');
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.type(field(), '6!');
  await expect.element(problem).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field(), ' of the tin roofs');
  await expect.element(problem).not.toBeInTheDocument();
});

it('knows the person, and announces what is wrong', async () => {
  await showPassword();
  await userEvent.type(field(), 'Northwind1!');
  const said = '4 of 5 password demands met. Too easy to guess from your name, email or brand';
  await expect.element(page.getByText(said)).toBeInTheDocument();
});

it('says that it is our name that is guessed, and shows the demand in the list', async () => {
  await showPassword();
  const demand = (state: string) => page.getByText(`No common word, name or brand (${state})`);
  await userEvent.type(field(), 'Tandem!2026');
  await expect
    .element(page.getByText('Too easy to guess from our name, Tandem', { exact: true }))
    .toBeVisible();
  await expect.element(demand('missing')).toBeVisible();
  await userEvent.type(field(), ' over tin roofs');
  await expect.element(demand('met')).toBeVisible();
});
