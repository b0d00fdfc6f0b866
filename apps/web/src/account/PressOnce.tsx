import type { ComponentProps, MouseEvent } from 'react'

/**
 * A button whose press asks a wallet, or makes it another button: the second half of a double click, and Enter
 * held down, were not meant once more, or for what it has become. Renders a `<button>`.
 */
export function PressOnce({ onPress, ...rest }: PressOnce.Props) {
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => event.detail < 2 && onPress(event)}
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
    />
  )
}

declare namespace PressOnce {
  type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onKeyDown'> & {
    onPress(event: MouseEvent<HTMLButtonElement>): void
  }
}
