import { LONGEST_ADDRESS } from '../socket-in-folder.ts';

/** Names the socket; nothing listens on a network port of that number. */
export const DEFAULT_PORT = 5432;

export function socketName(port = DEFAULT_PORT): string {
  return `.s.PGSQL.${port}`;
}

/** How the product reaches its server: nobody else can reach either. */
export type Transport =
  | { kind: 'socket' }
  /** Where the folder's path is too long for the address of a socket, and on Windows. */
  | { kind: 'tcp'; port: number; password: string };

export function fitsSocket(folder: string): boolean {
  if (process.platform === 'win32') return false;
  return Buffer.byteLength(`${folder}/${socketName()}`) <= LONGEST_ADDRESS;
}

/**
 * Given at each start rather than kept in a file, so that files from an older version run with what
 * this version means.
 */
export function serverSettings(transport: Transport, connections: number): string[] {
  const settings = {
    ...addressSettings(transport),
    unix_socket_permissions: '0700',
    // What was acknowledged survives a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Backups are taken while the server runs.
    wal_level: 'replica',
    max_wal_size: '256MB',
    max_connections: String(connections),
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // The server's own fate, but no failed statements: they and their details hold people's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function addressSettings(transport: Transport): Record<string, string> {
  // The server works inside its files, so this is a socket among them, however long their path is.
  const unix_socket_directories = process.platform === 'win32' ? '' : '.';
  return transport.kind === 'socket'
    ? { listen_addresses: '', unix_socket_directories }
    : { listen_addresses: '127.0.0.1', port: String(transport.port), unix_socket_directories };
}
