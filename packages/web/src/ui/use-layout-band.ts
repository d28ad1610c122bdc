import { DEBOUNCE_MS } from '@tandem/domain/input/interface-delays';
import { type LayoutBand, layoutBand } from '@tandem/domain/input/layout-sizes';
import { useEffect, useState } from 'react';

/** The band the window is in: for what a style sheet cannot decide, such as what to render at all. */
export function useLayoutBand(): LayoutBand {
  const [band, setBand] = useState(() => layoutBand(window.innerWidth));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setBand(layoutBand(window.innerWidth)), DEBOUNCE_MS.resize);
    };
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return band;
}
