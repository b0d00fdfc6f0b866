import { Socket } from 'node:net'

/** Block of the connections from this process to other machines. */
export type NetworkGuard = {
  /** Hosts outside this machine that the process tried to reach, as `host:port`. */
  reached(): string[]
  /** Allows outside connections again. */
  end(): void
}

/**
 * Blocks connections from this process to other machines. Each such connection fails before the DNS lookup
 * and is recorded. This covers `fetch`, `http`, `tls` and `ws`, which all use `Socket.connect`.
 *
 * @example
 * const guard = blockNetwork()
 * await fetch('https://example.com').catch(() => {})
 * guard.reached() // ['example.com:443']
 */
export function blockNetwork(): NetworkGuard {
  const reached = new Set<string>()
  const { connect } = Socket.prototype
  const guarded = function (this: Socket, ...args: unknown[]) {
    const host = hostOf(args)
    if (host === undefined) return Reflect.apply(connect, this, args)
    reached.add(host)
    const error = new Error(`A test wanted to leave this machine, for ${host}.`)
    process.nextTick(() => this.destroy(Object.assign(error, { code: 'EHOSTUNREACH' })))
    return this
  }
  Socket.prototype.connect = guarded as typeof connect
  return {
    reached: () => [...reached],
    end: () => {
      if (Socket.prototype.connect === guarded) Socket.prototype.connect = connect
    },
  }
}

/** Returns host and port of a connection, or `undefined` if the connection stays on this machine. */
function hostOf([given, second]: unknown[]): string | undefined {
  // `fetch` and other callers inside Node pass the arguments as one array.
  const first: unknown = Array.isArray(given) ? given[0] : given
  const options =
    typeof first === 'object' && first !== null ? first : { port: first, host: second }
  const { path, host, port } = options as { path?: unknown; host?: unknown; port?: unknown }
  if (typeof path === 'string' || typeof host !== 'string') return undefined
  return isHere(host) ? undefined : `${host}:${String(port)}`
}

const isHere = (host: string) => /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/.test(host)
