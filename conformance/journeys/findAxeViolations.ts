import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Uses axe's legacy mode, because the default mode opens an extra page for each run and takes two to three times as
 * long. The legacy mode does not check cross-origin frames.
 */
export const findAxeViolations = async ({ page }: { page: Page }): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
