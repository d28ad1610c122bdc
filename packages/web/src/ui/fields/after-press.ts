let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs `change` now, or once the mouse button or finger that is down has done its click. An error line
 * that appears while a button is held moves the button away, and a click needs both its ends on it.
 */
export function afterPress(change: () => void): void {
  if (isPressed) waiting.push(change);
  else change();
}

function begin() {
  isPressed = true;
}

/** The click follows the release in the same breath, so what waits comes a breath later. */
function end() {
  if (isPressed) setTimeout(release);
}

function release() {
  isPressed = false;
  const changes = waiting;
  waiting = [];
  for (const change of changes) change();
}

// Focus moves on `mousedown`, for fingers too. What is dragged away, opens a menu or leaves the window
// may never see its `mouseup`.
window.addEventListener('mousedown', begin, { capture: true });
for (const event of ['mouseup', 'contextmenu', 'dragend']) {
  window.addEventListener(event, end, { capture: true });
}
window.addEventListener('blur', end);
