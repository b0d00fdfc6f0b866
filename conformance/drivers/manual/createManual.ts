import type { Check } from '../../core/defineCheck.ts'
import type { Driver, Environment, CheckResources } from '../../core/driver.ts'
import type { Result } from '../../core/result.ts'
import { runChecks } from '../../core/runChecks.ts'
import { createResetWallet, resetBeforeBoot } from './resetWallet.ts'
import { type ManualDriver, withManualActions } from './withManualActions.ts'
import type { Instruction, Reply } from './instruction.ts'
import { createPerson } from './person.ts'
import { createOnceRunner, createSharedBeginningRunner, groupByBeginning } from './shareScripts.ts'
import { freshState, type ManualState } from './manualState.ts'

export declare namespace createManual {
  type Options = {
    /** Checks to run. */
    checks: readonly Check[]
    /** All checks. The prerequisites of `checks` are run too. */
    all: ReadonlyMap<string, Check>
    /** Opens the wallet for a check. A person does the acts that it lacks. */
    open: () => Driver | Promise<Driver>
    /** Accounts, the initial chain and addresses of nodes. */
    world: CheckResources
    /** Sends a request to the node of a chain directly. */
    ask: Environment['ask']
    /** Acts that are impossible here, with the reason. Checks that need them are not applicable. */
    impossible?: Environment['cannot']
    /** State of an earlier session. Default: a new run. */
    state?: ManualState
    /**
     * Time limits in ms: `step` for an answer of the wallet, `check` for a check including all acts of the
     * person. An answer within `quick` ms came without a person.
     */
    patience?: { step: number; check: number; quick: number }
  }
}

/** A manual run, as a user interface sees it. */
export type Manual = {
  /** Returns the current instruction, or undefined while the suite works and after the run. */
  now(): Instruction | undefined
  reply(id: number, reply: Reply): void
  /** Calls the listener at each new instruction and each result. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
  /** Returns the state so far. Pass it to `createManual` to continue after a reload. */
  state(): ManualState
  /** Runs the remaining checks. Call it once. Skipped checks are `manual-pending`. */
  run(): Promise<Result[]>
  /** Ends the session: the current check and all remaining ones stay pending. */
  leave(): void
}

/**
 * Checks a wallet that a person operates. It uses neither Node nor browser APIs: a page or a terminal shows
 * the current instruction and passes the person's reply on.
 *
 * @example
 * const manual = createManual({ checks, all: walletChecks, open: () => createAgent({ provider, window }), world, ask })
 * manual.subscribe(() => draw(manual.now()))
 * const results = await manual.run()
 */
export function createManual(options: createManual.Options): Manual {
  const { patience = { step: 20_000, check: 15 * 60_000, quick: 700 } } = options
  let state = options.state ?? freshState(Math.floor(Math.random() * 2 ** 31))
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listen) => listen())
  const person = createPerson({
    onChange: notify,
    onCannot(act) {
      state = { ...state, cannot: [...new Set([...state.cannot, act])] }
    },
  })

  const resetWallet = createResetWallet({
    person,
    chainId: options.world.chainId,
    step: patience.step,
  })

  /** `rememberState` of the wallet that is open. */
  let rememberState: ManualDriver['rememberState']

  const environment: Environment = {
    name: 'manual',
    mode: 'manual',
    plainFences: true,
    // Events from a phone may be slow, and the person may have missed an earlier instruction.
    pace: { step: patience.step, fence: 5000 },
    cannot: options.impossible ?? {},
    ask: options.ask,
    async open() {
      const manualDriver = withManualActions(await options.open(), person, {
        impossible: state.cannot,
        quick: patience.quick,
        step: patience.step,
      })
      rememberState = manualDriver.rememberState
      return { world: options.world, driver: resetBeforeBoot(manualDriver, person, resetWallet) }
    },
    close: async () => undefined,
  }

  return {
    now: person.now,
    reply: person.reply,
    leave: person.leave,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run: () =>
      runChecks({
        checks: options.checks,
        all: options.all,
        environment,
        seed: state.seed,
        timeout: patience.check,
        known: state.results,
        runScript: createOnceRunner(createSharedBeginningRunner(() => rememberState())),
        sort: groupByBeginning,
        onStart: ({ id }) => person.setCheck(id),
        onResult(result) {
          if (result.status !== 'manual-pending')
            state = { ...state, results: [...state.results, result] }
          notify()
        },
      }),
  }
}
