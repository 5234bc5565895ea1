import Slider from '@mui/material/Slider';

export default function InteropTailwindParts() {
  return (
    <Slider
      className="max-w-80 text-amber-700! dark:text-amber-300!"
      aria-label="Honey in kilograms"
      defaultValue={6}
      max={20}
      slotProps={{
        thumb: { className: 'rounded-sm!' },
        rail: { className: 'bg-stone-400! opacity-100! dark:bg-stone-600!' },
      }}
    />
  );
}
