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
    defineProductMutant(id, caughtBy, {
      description: `a limit is ${wrong}, in ms`,
      file: 'machine/timerDurations.ts',
      from: right,
      to: wrong,
    }),
  ),
  defineProductMutant('hidden-time-counts', 'app.t.connect.R', {
    description: 'time in which the page is hidden counts for the silent attempt',
    file: 'connection/createTimers.ts',
    from: "timer === 'silent' ? whileVisible",
    to: "timer === 'silent' && ms < 0 ? whileVisible",
  }),
  defineProductMutant('wait-without-beginning', 'app.u.switch.N', {
    description: 'a switch does not say since when it is waited for',
    file: 'machine/startSwitchOrAdd.ts',
    from: 'since: draft.context.at,',
    to: "...(act === 'add' && { since: draft.context.at }),",
    message: 'since',
  }),
  defineProductMutant('add-without-beginning', 'app.u.add.N', {
    description: 'an add does not say since when it is waited for',
    file: 'machine/startSwitchOrAdd.ts',
    from: 'since: draft.context.at,',
    to: "...(act === 'switch' && { since: draft.context.at }),",
    message: 'since',
  }),
]
