import { summaryOf, type Result, type Run } from '@touchstone/conformance/reports'
import type { Wallet } from '../wallets/findWallets.ts'
import type { StoredSession } from './storedSession.ts'

declare const __SUITE__: { version: string; catalogueHash: string }

/** Turns a finished session into a run, in the format that `touchstone check --json` writes. */
export function createRunFromSession(
  wallet: Wallet,
  kept: StoredSession,
  results: Result[],
  seed: number,
): Run {
  return {
    schemaVersion: 1,
    run: {
      id: randomId(),
      startedAt: kept.startedAt,
      durationMs: Math.max(0, Date.now() - Date.parse(kept.startedAt)),
      mode: 'manual',
      seed,
      operator: 'human',
    },
    suite: { ...__SUITE__, profile: kept.profile },
    subject: {
      name: wallet.name,
      kind: isPhone() ? 'in-app-browser' : 'extension',
      ...(wallet.rdns && { rdns: wallet.rdns }),
      ...(kept.wallet.version && { version: kept.wallet.version }),
    },
    environment: {
      os: platform(),
      node: 'none',
      browser: navigator.userAgent,
      chainId: 56,
    },
    summary: summaryOf(results),
    results,
  }
}

/** Returns whether the page is on a phone or tablet. iPadOS reports "Macintosh", but a Mac has no touch screen. */
const isPhone = () =>
  /Android|iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const platform = () =>
  /Android|iPhone|iPad|Mac|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? 'unknown'

/** Returns a random id of 32 hex digits. Browsers have no `crypto.randomUUID` on an HTTP page of the local network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
