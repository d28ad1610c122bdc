/**
 * Calls back once, when the pointer leaves the page through its upper edge, where the address bar
 * and the tabs are. Leaving sideways or into a frame is no sign of going away.
 */
export function whenLeaving(document: Document, then: () => void): void {
  const onMouseOut = (event: MouseEvent) => {
    if (event.relatedTarget || event.clientY > 0) return;
    document.removeEventListener('mouseout', onMouseOut);
    then();
  };
  document.addEventListener('mouseout', onMouseOut);
}
