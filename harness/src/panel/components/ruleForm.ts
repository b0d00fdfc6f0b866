import { ruleOf, requestLabels, outcomes, type RequestLabel, type Outcome } from '../ruleChoices.ts'
import { button, element } from '../domElements.ts'
import type { PanelWallet } from '../PanelWallet.ts'
import { contains } from '../../wallet/rules.ts'
import type { Json, Rule } from '../../wallet/types.ts'

/** Form for a sentence such as “The next switch of network is rejected”, and the list of armed rules. */
export function ruleForm(wallet: PanelWallet, recorder: { arm(rule: Rule): void; clear(): void }) {
  const times = choice([nextOnly, 'Every'])
  const asked = choice(Object.keys(requestLabels), 'Switch of network')
  const outcome = choice(Object.keys(outcomes))
  asked.className = outcome.className = 'grow'
  const armed = element('ul', { ariaLabel: 'Armed rules' })
  const update = () => {
    const rules = wallet.rules().filter(({ used, times: most }) => !most || used < most)
    armed.replaceChildren(
      ...rules.map(({ used: _, ...rule }) => element('li', {}, `Armed: ${describeRule(rule)}`)),
    )
    clear.hidden = rules.length === 0
  }
  const add = () => {
    const once = times.value === nextOnly
    recorder.arm(ruleOf(asked.value as RequestLabel, outcome.value as Outcome, once))
    update()
  }
  const clear = button('Clear', () => {
    recorder.clear()
    update()
  })
  const root = element(
    'fieldset',
    {},
    element('legend', {}, 'What happens to a request'),
    element('div', { className: 'row' }, named(times, 'Which'), named(asked, 'Request')),
    element('div', { className: 'row' }, named(outcome, 'Outcome'), button('Arm', add), clear),
    armed,
  )
  return { root, update }
}

const nextOnly = 'The next'

const choice = (options: readonly string[], chosen = options[0]) =>
  element(
    'select',
    {},
    ...options.map((text) => element('option', { value: text, selected: text === chosen }, text)),
  )

function named(control: HTMLElement, name: string) {
  control.ariaLabel = name
  return control
}

/** Describes a rule as the panel's form does, or as JSON if the form cannot express it. */
export function describeRule({ id: _, ...rule }: Rule): string {
  const asked = keyOf(requestLabels, rule.method)
  const outcome = keyOf(outcomes, {
    do: rule.do as Json,
    ...(rule.after && { after: rule.after }),
  })
  const plain = !rule.when && !rule.events && (rule.times ?? 1) === 1
  if (!asked || !outcome || !plain) return JSON.stringify(rule)
  return `${rule.times ? 'The next' : 'Every'} ${asked.toLowerCase()} ${outcome}.`
}

const keyOf = (table: Readonly<Record<string, unknown>>, value: Json): string | undefined =>
  Object.keys(table).find(
    (key) => contains(table[key], value) && contains(value, table[key] as Json),
  )
