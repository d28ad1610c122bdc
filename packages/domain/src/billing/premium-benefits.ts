// The benefits listed beside the Premium plan and in the paywall (platform §9). The offer's button
// names the length of the trial.

export const PREMIUM_BENEFITS = [
  'Unlimited giveaways and messaging',
  'Custom giveaway add-ons',
  'Signup forms',
  'Priority email support',
] as const;

export const START_TRIAL_LABEL = 'Start My 30 Day Trial';
