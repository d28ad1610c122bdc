export interface Charge {
  /** Repeating a charge with the same reference is the same charge. */
  reference: string;
  customer: string;
  card: string;
  amountCents: number;
  description: string;
}

export interface ChargeResult {
  gatewayId: string;
  status: 'succeeded' | 'declined' | 'needs_action';
}

export interface Payments {
  charge(charge: Charge): Promise<ChargeResult>;
}
