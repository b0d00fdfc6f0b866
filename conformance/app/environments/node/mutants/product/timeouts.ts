import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants with wrong time-outs, or a wrong start of a wait. */
export const timeouts: readonly ProductMutant[] = [
  // Rule: each time-out has exactly its specified length.
  ...(
    [
      ['wait-for-ever', 'prompt: 120_000', 'prompt: 1_200_000', 'app.t.connect.C'],
      ['long-silence', 'silent: 5_000', 'silent: 50_000', 'app.t.connect.R'],
      ['switch-for-ever', 'chainRequest: 120_000', 'chainRequest: 1_200_000', 'app.s.timeout.S'],
      ['prompt-far-too-short', 'prompt: 120_000', 'prompt: 100_000', 'app.t.connect.C'],
      ['prompt-too-short', 'prompt: 120_000', 'prompt: 119_000', 'app.t.connect.C'],
      ['prompt-too-long', 'prompt: 120_000', 'prompt: 121_000', 'app.t.connect.C'],
      ['silence-too-short', 'silent: 5_000', 'silent: 4_000', 'app.t.connect.R'],
      ['silence-too-long', 'silent: 5_000', 'silent: 6_000', 'app.t.connect.R'],
      ['switch-far-too-short', 'chainRequest: 120_000', 'chainRequest: 100_000', 'app.s.timeout.S'],
      ['switch-too-short', 'chainRequest: 120_000', 'chainRequest: 119_000', 'app.s.timeout.S'],
      ['switch-too-long', 'chainRequest: 120_000', 'chainRequest: 121_000', 'app.s.timeout.S'],
      ['add-too-short', 'chainRequest: 120_000', 'chainRequest: 119_000', 'app.a.err.A'],
      [
        'initial-switch-too-short',
        'chainRequest: 120_000',
        'chainRequest: 119_000',
        'app.w.initswitch.failed.C',
      ],
      ['settle-too-short', 'settle: 2_000', 'settle: 1_500', 'app.s.ok.lie.S'],
      ['settle-too-long', 'settle: 2_000', 'settle: 2_500', 'app.s.ok.lie.S'],
      ['grace-too-short', 'grace: 1_000', 'grace: 500', 'app.s.event.hang.S'],
      ['long-grace', 'grace: 1_000', 'grace: 3_000', 'app.s.event.hang.S'],
      ['grace-too-long', 'grace: 1_000', 'grace: 1_500', 'app.s.event.hang.S'],
    ] as const
  ).map(([id, right, wrong, caughtBy]) =>
    defineProductMutant(
      id,
      `a limit is ${wrong}, in ms`,
      'machine/timerDurations.ts',
      right,
      wrong,
      caughtBy,
    ),
  ),
  defineProductMutant(
    'hidden-time-counts',
    'time in which the page is hidden counts for the silent attempt',
    'connection/createTimers.ts',
    "timer === 'silent' ? whileVisible",
    "timer === 'silent' && ms < 0 ? whileVisible",
    'app.t.connect.R',
  ),
  defineProductMutant(
    'wait-without-beginning',
    'a switch does not say since when it is waited for',
    'machine/startSwitchOrAdd.ts',
    'since: draft.context.at,',
    "...(act === 'add' && { since: draft.context.at }),",
    'app.u.switch.N',
    'since',
  ),
  defineProductMutant(
    'add-without-beginning',
    'an add does not say since when it is waited for',
    'machine/startSwitchOrAdd.ts',
    'since: draft.context.at,',
    "...(act === 'switch' && { since: draft.context.at }),",
    'app.u.add.N',
    'since',
  ),
]
