import { Drawing } from '../look/Drawing.tsx';

interface StepButtonProps {
  part: 'minus' | 'plus';
  path: string;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** A button beside the input. It never gets `disabled`, because it would lose focus, and a press says why. */
export function StepButton({ part, path, label, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`quantity__button quantity__button--${part}`}
      part={part}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <Drawing slot={`icon-${part}`} path={path} />
    </button>
  );
}
