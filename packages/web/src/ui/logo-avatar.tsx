import { useState } from 'react';
import classes from './logo-avatar.module.css';

type LogoAvatarProps = {
  name: string;
  src: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
};

/** A square picture of an organisation, or its initials where there is no picture or it is broken. */
export function LogoAvatar({ name, src, size = 'md' }: LogoAvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hasPicture = src !== null && src !== '' && src !== brokenSrc;
  return (
    <span className={classes.avatar} data-size={size} data-tint={hasPicture ? 'none' : tint(name)}>
      {hasPicture ? (
        <img src={src} alt="" onError={() => setBrokenSrc(src)} />
      ) : (
        // Drawn by the style sheet: letters in the text would be read out or asked for in the label.
        <span className={classes.initials} data-initials={initials(name)} />
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The same name always gets the same tint, so that people learn to recognise it. */
function tint(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
