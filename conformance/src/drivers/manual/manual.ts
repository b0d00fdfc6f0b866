import type { Check } from '../../engine/check.ts'
import type { Driver, Environment, World } from '../../engine/driver.ts'
import type { Result } from '../../engine/result.ts'
import { run } from '../../engine/run.ts'
import { createFreshen } from './freshen.ts'
import { type ManualDriver, withHands } from './hands.ts'
import { hesitant } from './hesitant.ts'
import type { Instruction, Reply } from './instruction.ts'
import { createPerson } from './person.ts'
import { createPlayFromBeginning, groupByBeginning } from './playFromBeginning.ts'
import { createPlayOnce } from './playOnce.ts'
import { freshState, type ManualState } from './state.ts'

export declare namespace createManual {
  type Options = {
    /** What to play. */
    checks: readonly Check[]
    /** All there are: what the wanted ones stand on is played too. */
    all: ReadonlyMap<string, Check>
    /** The wallet, for each check: acts that it lacks are asked of the person. */
    open: () => Driver | Promise<Driver>
    /** What the wallet has: accounts, the chain to begin with, addresses of nodes. */
    world: World
    /** Asks the node of that chain, past the wallet. */
    ask: Environment['ask']
    /** Acts that nobody could do here, and why: checks that need them are not applicable. */
    impossible?: Environment['cannot']
    /** An earlier sitting; absent: a new run. */
    state?: ManualState
    /**
     * ms for one answer of the wallet; for one whole check with all that a person does in it; and within
     * which an answer is quicker than any person.
     */
    patience?: { step: number; check: number; quick: number }
  }
}

/** What a screen shows of a manual run. */
export type Manual = {
  /** What the person is asked now; `undefined`: the suite is at work, or it is over. */
  now(): Instruction | undefined
  reply(id: number, reply: Reply): void
  /** Called at each new instruction and each result. Answers what stops it. */
  subscribe(listener: () => void): () => void
  /** What is known by now: keep it, and give it to `createManual` to go on after a reload. */
  state(): ManualState
  /** Plays what is left to play; call it once. What was put off is `manual-pending`. */
  run(): Promise<Result[]>
  /** Ends the sitting: what is asked is put off, and what is left to play with it. */
  leave(): void
}

/**
 * Checks a wallet with a person as its hand. It knows neither Node nor a browser: a page, or a terminal,
 * shows the one instruction that stands and hands back the person's reply.
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
  const tell = () => listeners.forEach((listen) => listen())
  const person = createPerson({
    onChange: tell,
    onCannot(act) {
      state = { ...state, cannot: [...new Set([...state.cannot, act])] }
    },
  })

  const freshen = createFreshen({
    ...{ person, chainId: options.world.chainId, step: patience.step },
  })

  /** Of the wallet that is open. */
  let keep: ManualDriver['keep']

  const environment: Environment = {
    name: 'manual',
    mode: 'manual',
    plainFences: true,
    // Events from a phone may be slow, and the person may have missed an instruction before.
    pace: { step: patience.step, fence: 5000 },
    cannot: options.impossible ?? {},
    ask: options.ask,
    async open() {
      const byHand = withHands(await options.open(), person, {
        impossible: state.cannot,
        ...{ quick: patience.quick, step: patience.step },
      })
      keep = byHand.keep
      return { world: options.world, driver: hesitant(byHand, person, freshen) }
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
      run({
        ...{ checks: options.checks, all: options.all, environment },
        ...{ seed: state.seed, timeout: patience.check, known: state.results },
        playScript: createPlayOnce(createPlayFromBeginning(() => keep())),
        sort: groupByBeginning,
        onStart: ({ id }) => person.at(id),
        onResult(result) {
          if (result.status !== 'manual-pending')
            state = { ...state, results: [...state.results, result] }
          tell()
        },
      }),
  }
}
