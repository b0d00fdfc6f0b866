'use client'

import { useAction } from '../provider/useActs.ts'
import { useTranslate } from '../provider/useSay.ts'
import type { Notice } from '../view/notice.ts'

/**
 * A notice in one of two live regions, and its buttons. Both regions exist from the start, so that screen readers
 * announce what is added to them. `aria-busy` would suppress that.
 *
 * @example
 * <NoticeBox notice={usePageNotice()} live={!useWalletDialog().isOpen} />
 */
export function NoticeBox({ notice, live = true }: NoticeBox.Props) {
  const say = useTranslate()
  const perform = useAction()
  const text = notice && say(notice.text)
  const actions = (live && notice?.actions) || []
  return (
    <div className="ts-notice" data-tone={notice?.tone} data-busy={notice?.busy}>
      <p role={live ? 'status' : undefined}>{notice?.tone === 'status' ? text : null}</p>
      <p role={live ? 'alert' : undefined}>{notice?.tone === 'alert' ? text : null}</p>
      {actions.length > 0 && (
        <div className="ts-actions">
          {actions.map(({ act, label }, index) => {
            const first = index === 0 && act.do !== 'cancel'
            const className = first ? 'ts-button ts-primary' : 'ts-button'
            return act.do === 'open' ? (
              <a key={label.key} className={className} href={act.href}>
                {say(label)}
              </a>
            ) : (
              <button
                key={label.key}
                type="button"
                className={className}
                onClick={() => perform(act)}
              >
                {say(label)}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}

export declare namespace NoticeBox {
  type Props = {
    notice: Notice | undefined
    /** `false` while a dialog is open: then only the dialog announces and has buttons. */
    live?: boolean
  }
}
