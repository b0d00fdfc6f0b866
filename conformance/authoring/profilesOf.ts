import type { Check } from '../core/defineCheck.ts'
import { inProfile } from '../core/profiles.ts'
import frozen from '../spec/profiles.json' with { type: 'json' }

const names = [...new Set(Object.keys(frozen).map((name) => name.replace(/-\d.*$/, ''))), 'network']

/**
 * Returns the profiles that contain the check, except `all`. A profile has its dated name if the list of that
 * date contains the check.
 */
export function profilesOf(check: Check): string[] {
  const dated = Object.keys(frozen).filter((name) => inProfile([check], name).length > 0)
  const isDated = (name: string) => dated.some((one) => one.startsWith(`${name}-`))
  const others = names.filter((name) => !isDated(name) && inProfile([check], name).length > 0)
  return [...dated, ...others]
}
