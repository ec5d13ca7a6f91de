import type { ReactNode } from 'react';

interface SliderProps {
  label: string;
  least: number;
  most: number;
  value: number;
  /** The value in words. */
  words: string;
  /** Id of what explains it. */
  describedBy?: string;
  onChange: (value: number) => void;
}

/** A number that is pulled, or set by keys. */
export function Slider({ label, least, most, value, words, describedBy, onChange }: SliderProps): ReactNode {
  return (
    <label className="assets-slider">
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        aria-describedby={describedBy}
        aria-valuetext={words}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
