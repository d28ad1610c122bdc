/** The demo accounts everybody may know; they exist only where the sandbox does. */
export const DEMO_PASSWORD = 'Tandem!2026';

export const DEMO_LOGINS = [
  { email: 'owner@northwind.example', label: 'Owner of three brands', password: DEMO_PASSWORD },
  { email: 'admin@tandem.example', label: 'Administrator', password: DEMO_PASSWORD },
];
