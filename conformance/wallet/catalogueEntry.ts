import type { CheckMeta } from '../core/defineCheck.ts'

/** Returns the entry of a check in `spec/catalogue.json` and in `touchstone list --json`. */
export const catalogueEntry = (check: CheckMeta) => ({
  id: check.id,
  title: check.title,
  group: check.group,
  level: check.level,
  spec: check.spec,
  stimulus: check.stimulus,
  expect: check.expected,
  action: check.action,
  auto: check.auto,
  note: check.note ?? '',
  basis: check.basis,
})
