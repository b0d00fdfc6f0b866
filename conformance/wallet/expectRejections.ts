import type { Check } from '../core/defineCheck.ts'
import type { SerializedValue } from '../core/serialize.ts'
import { all, type ExpectedRejection, rejection, unrelatedCodes } from './judges.ts'
import { approve, connect } from './steps.ts'

/**
 * Creates the script and the judge of a check of invalid requests: the user connects the site and approves each
 * prompt, and the wallet must reject each request.
 *
 * @param params parameters of each request, by the id of its call
 */
export const expectRejections = (
  method: string,
  params: { readonly [id: string]: SerializedValue },
  expected: ExpectedRejection = { not: unrelatedCodes },
): Pick<Check, 'script' | 'judge'> => ({
  script: [
    ...connect(),
    ...Object.entries(params).flatMap(([id, one]) => approve(id, method, one)),
  ],
  judge: all(...Object.keys(params).map((id) => rejection(id, expected))),
})
