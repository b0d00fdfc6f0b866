import type { ComponentProps, MouseEvent } from 'react'

/**
 * Button that ignores the second click of a double click and the key repeat of Enter. For buttons that ask a wallet, or
 * whose action changes with a press. Renders a `<button>`.
 */
export function SinglePressButton({ onPress, ...rest }: SinglePressButton.Props) {
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => event.detail < 2 && onPress(event)}
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
    />
  )
}

declare namespace SinglePressButton {
  type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onKeyDown'> & {
    onPress(event: MouseEvent<HTMLButtonElement>): void
  }
}
