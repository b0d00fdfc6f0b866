import type { ManualState } from '@touchstone/conformance/manual'
import {
  emptyResult,
  summaryOf,
  type Check,
  type Result,
  type Run,
} from '@touchstone/conformance/reports'
import type { Wallet } from '../wallets/findWallets.ts'
import type { StoredSession } from './storedSession.ts'

declare const __SUITE__: { version: string; catalogueHash: string }

export declare namespace createRunFromSession {
  type Facts = {
    wallet: Wallet
    kept: StoredSession
    results: readonly Result[]
    /** Checks that this page cannot run, each with the reason. */
    left: readonly { check: Check; message: string }[]
    state: ManualState
  }
}

/** Turns a finished session into a run, in the format that `touchstone check --json` writes. */
export function createRunFromSession({
  wallet,
  kept,
  results,
  left,
  state,
}: createRunFromSession.Facts): Run {
  const all: Result[] = [
    ...results,
    ...left.map(({ check, message }): Result => ({
      ...emptyResult(check, 0),
      status: 'not-applicable',
      message,
    })),
  ]
  return {
    schemaVersion: 1,
    run: {
      id: randomId(),
      startedAt: kept.startedAt,
      durationMs: Math.max(0, Date.now() - Date.parse(kept.startedAt)),
      mode: 'manual',
      seed: state.seed,
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
    summary: summaryOf(all),
    results: all,
  }
}

const isPhone = () => /Android|iPhone|iPad/.test(navigator.userAgent)

const platform = () =>
  /Android|iPhone|iPad|Mac|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? 'unknown'

/** Returns a random id of 32 hex digits. Browsers have no `crypto.randomUUID` on an HTTP page of the local network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
