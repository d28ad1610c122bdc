/** The machines that the product is to run on, as npm describes them. */
export const PLATFORMS = [
  { name: 'linux x64 glibc', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'linux x64 musl', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'linux arm64 glibc', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'linux arm64 musl', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];

/** Whether npm would install a package of the lock file on a machine. */
export function fits({ os, cpu, libc }, machine) {
  return admits(os, machine.os) && admits(cpu, machine.cpu) && admits(libc, machine.libc);
}

/** Both `["linux"]` and `["!win32"]` are in use; no list is no condition. */
function admits(list, value) {
  if (!list) return true;
  const items = [list].flat();
  if (items.includes(`!${value}`)) return false;
  return items.includes(value) || items.every((item) => item.startsWith('!'));
}

export function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  process.report.excludeNetwork = true;
  const { header } = process.report.getReport();
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}
