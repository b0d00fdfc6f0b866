import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong on a page, with the element. In its older way of working, which sees the same where no
 * frame is of another origin: the newer one opens a page of its own for each look, and takes two to three times as long.
 */
export const violations = async ({ page }: { page: Page }): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
