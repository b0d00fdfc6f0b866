import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { UsageError } from '../../../core/UsageError.ts'

export declare namespace bubblewrap {
  type Options = {
    /** Files and folders that the process may read. They have the same paths in the sandbox. */
    readable: readonly string[]
    /** Unix sockets of the host, by their paths in the sandbox. */
    sockets?: Readonly<Record<string, string>>
  }
}

/**
 * Tries a sandbox, and returns a function that turns a command into one that runs there. A process in it reads only
 * the given files, those of Node and its own /proc, writes no file, and sees no network, other processes or
 * environment variables except PWD. https://github.com/containers/bubblewrap
 */
export function bubblewrap(
  options: bubblewrap.Options,
  folders = systemFolders,
): (command: readonly string[]) => string[] {
  const program = folders.map((folder) => `${folder}/bwrap`).find((file) => existsSync(file))
  if (!program) throw new UsageError(notInstalled())
  const args = argsOf(options)
  const wrap = (command: readonly string[]) => [...limited, program, ...args, '--', ...command]
  const reason = reasonOfFailure(wrap([process.execPath, '--version']))
  if (reason !== undefined)
    throw new UsageError(`--sandbox needs Bubblewrap, which does not work here: ${reason}.`)
  return wrap
}

/**
 * Limits the file descriptors of the sandbox. The buffers of sockets are memory of the kernel, which
 * `watchProcessMemory` does not count. A check takes 3 descriptors for each of up to 128 requests at once.
 */
const limited = ['/bin/sh', '-c', 'ulimit -n 512 && exec "$@"', 'sh']

/** PATH is not safe, because `npx` puts the commands of every installed package there. */
const systemFolders = ['/usr/bin', '/usr/local/bin', '/bin', '/run/current-system/sw/bin']

const notInstalled = () =>
  process.platform === 'linux'
    ? '--sandbox needs Bubblewrap, and there is no bwrap here: install it (on Debian: apt-get install bubblewrap).'
    : '--sandbox needs Bubblewrap, which is for Linux only: run the check there, in a container or a virtual machine.'

const argsOf = ({ readable, sockets = {} }: bubblewrap.Options): string[] =>
  [
    ['--unshare-all', '--unshare-user', '--disable-userns'],
    ['--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL'],
    ['--hostname', 'sandbox', '--clearenv'],
    // Make the sandbox end with the suite, and keep it away from the suite's terminal.
    ['--die-with-parent', '--new-session', '--as-pid-1'],
    ...[...programFiles(), ...readable].map((path) => ['--ro-bind', path, path]),
    ...Object.entries(sockets).map(([inside, path]) => ['--ro-bind', path, inside]),
    // Node reads its own memory use from /proc. Make /proc read-only, because root could write to /proc/sys.
    ['--proc', '/proc', '--remount-ro', '/proc'],
    ['--remount-ro', '/'],
  ].flat()

/** Runs a command. Returns the reason if it failed. */
function reasonOfFailure([command, ...args]: string[]): string | undefined {
  const { status, stderr, error } = spawnSync(command!, args, {
    env: {},
    encoding: 'utf8',
    timeout: 10_000,
  })
  if (status === 0) return undefined
  const line = error?.message ?? stderr.trim().split('\n').at(-1) ?? ''
  return line.replace(/^bwrap: /, '').replace(/\.$/, '') || `it ended with code ${status}`
}

/** Returns the program of Node and its shared libraries. */
function programFiles(): string[] {
  const { report } = process
  // Without this option, which Node's types lack, the report looks up each address of the machine in DNS.
  Object.assign(report, { excludeNetwork: true })
  const { sharedObjects } = report.getReport() as { sharedObjects: string[] }
  const libraries = sharedObjects.filter((path) => path.startsWith('/'))
  return [...new Set([realpathSync(process.execPath), process.execPath, ...libraries])]
}
