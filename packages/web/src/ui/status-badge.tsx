import { badgeLabel } from '@tandem/domain/sweepstakes/campaign-badge';
import classes from './status-badge.module.css';

/** Where something stands, in one word. The word carries the meaning; the colour groups it. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={classes.badge} data-tone={TONES.get(status) ?? 'waiting'}>
      {badgeLabel(status)}
    </span>
  );
}

type Tone = 'good' | 'ahead' | 'waiting' | 'quiet' | 'bad' | 'special';

const TONES: ReadonlyMap<string, Tone> = new Map<string, Tone>([
  ['accepted', 'good'],
  ['live', 'good'],
  ['active', 'good'],
  ['sent', 'good'],
  ['upcoming', 'ahead'],
  ['scheduled', 'ahead'],
  ['sending', 'ahead'],
  ['interested', 'ahead'],
  ['pleaseSign', 'waiting'],
  ['completed', 'quiet'],
  ['draft', 'quiet'],
  ['inactive', 'quiet'],
  ['rejected', 'bad'],
  ['recommend', 'special'],
  ['upgrade', 'special'],
]);
