import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AgreementStep,
  canTakePartnershipAction,
  type Partnership,
  type PartnershipAction,
  takePartnershipAction,
} from './take-partnership-action.ts';

const invited: Partnership = { isApplication: false, status: 'pending', agreementStep: null };
const applied: Partnership = { ...invited, isApplication: true };
const at = (step: AgreementStep): Partnership => ({
  isApplication: false,
  status: 'interested',
  agreementStep: step,
});

describe('answering', () => {
  it.each([
    ['the invitee answer an invitation', invited, 'invitee', true],
    ['the host not answer its own invitation', invited, 'host', false],
    ['the host answer an application', applied, 'host', true],
    ['the applicant not answer its own application', applied, 'invitee', false],
  ] as const)('lets %s', (_fact, partnership, side, allowed) => {
    expect(canTakePartnershipAction(partnership, 'interested', side)).toBe(allowed);
    expect(canTakePartnershipAction(partnership, 'decline', side)).toBe(allowed);
  });

  it('turns pending into interested once', () => {
    const interested = takePartnershipAction(invited, 'interested', 'invitee');
    expect(interested).toEqual({ ...invited, ...at('partnerIndicatedInterest') });
    expect(
      takePartnershipAction(at('partnerIndicatedInterest'), 'interested', 'invitee'),
    ).toBeNull();
  });

  it.each([
    ['pending', true],
    ['interested', true],
    ['accepted', false],
    ['rejected', false],
  ] as const)('while %s answers whether declining is possible: %s', (status, allowed) => {
    expect(takePartnershipAction({ ...invited, status }, 'decline', 'invitee')?.status).toBe(
      allowed ? 'rejected' : undefined,
    );
  });
});

describe('the agreement', () => {
  it.each([
    ['createAgreement', 'host', 'partnerIndicatedInterest', 'hostSharedAgreement'],
    ['createAgreement', 'host', 'hostSharedAgreement', 'hostSharedAgreement'],
    ['createAgreement', 'host', 'partnerSigned', null],
    ['createAgreement', 'invitee', 'partnerIndicatedInterest', null],
    ['signAgreement', 'invitee', 'partnerIndicatedInterest', null],
    ['signAgreement', 'invitee', 'hostSharedAgreement', 'partnerSigned'],
    ['signAgreement', 'invitee', 'partnerSigned', null],
    ['signAgreement', 'host', 'hostSharedAgreement', null],
    ['signAgreement', 'host', 'partnerSigned', 'partnerConfirmed'],
  ] as const)('%s by the %s after %s leads to %s', (action, side, step, expected) => {
    expect(takePartnershipAction(at(step), action, side)?.agreementStep ?? null).toBe(expected);
  });

  it('cannot be created while the answer is pending', () => {
    expect(takePartnershipAction(applied, 'createAgreement', 'host')).toBeNull();
  });

  it('accepts the partnership with the signature of the host and not before', () => {
    const partnerSigned = takePartnershipAction(
      at('hostSharedAgreement'),
      'signAgreement',
      'invitee',
    );
    expect(partnerSigned?.status).toBe('interested');
    expect(takePartnershipAction(at('partnerSigned'), 'signAgreement', 'host')?.status).toBe(
      'accepted',
    );
  });
});

describe('any sequence of actions', () => {
  const actions: PartnershipAction[] = [
    'interested',
    'decline',
    'createAgreement',
    'signAgreement',
  ];
  const move = fc.record({
    action: fc.constantFrom(...actions),
    side: fc.constantFrom('host' as const, 'invitee' as const),
  });

  it('accepts only with both signatures and never leaves a final status', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(move, { maxLength: 20 }), (isApplication, moves) => {
        let partnership: Partnership = { ...invited, isApplication };
        const signedBy: string[] = [];
        for (const { action, side } of moves) {
          const before = partnership.status;
          const next = takePartnershipAction(partnership, action, side);
          if (!next) continue;
          expect(['accepted', 'rejected']).not.toContain(before);
          if (action === 'signAgreement') signedBy.push(side);
          partnership = next;
        }
        if (partnership.status === 'accepted') expect(signedBy).toEqual(['invitee', 'host']);
      }),
      { numRuns: 200 },
    );
  });
});
