/** Settings that must hold, as arguments: no TCP, and a socket for one user alone. */
export function fixedSettings(socket: string): string[] {
  return asArguments({
    listen_addresses: '',
    // A list, whose entries may be quoted.
    unix_socket_directories: `"${socket}"`,
    unix_socket_permissions: '0700',
    logging_collector: 'off',
  });
}

/** `-c name=value` for each setting. */
export function asArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Settings for a small shop, written at every start into `shop.conf` of the cluster. An operator's own go into `local.conf`
 * beside it, which is read after it.
 */
export const shopConf = `# Written by the shop at every start. Your own settings belong into local.conf.
max_connections = 100
shared_buffers = 128MB
effective_cache_size = 512MB
work_mem = 8MB
maintenance_work_mem = 64MB
max_wal_size = 512MB
random_page_cost = 1.1

# One machine of few cores: parallel plans and compiled ones take from other requests what they give to one.
max_parallel_workers_per_gather = 0
max_parallel_maintenance_workers = 0
jit = off

# Nobody copies from this server while it runs.
wal_level = minimal
max_wal_senders = 0

timezone = 'UTC'
log_timezone = 'UTC'
password_encryption = 'scram-sha-256'

# The shop reports its failing statements itself; their values may be personal.
log_min_messages = log
log_min_error_statement = panic
log_error_verbosity = terse
log_checkpoints = off
`;

/** End of the cluster's postgresql.conf. */
export const includeOwnConf = `
include_if_exists = 'shop.conf'
include_if_exists = 'local.conf'
`;
