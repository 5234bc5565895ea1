import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ButtonProps } from '@mui/material/Button';

/* This type is erased, and its comment stays where it stood. */
interface PickerProps<Choice extends { id: string }> {
  choices: readonly Choice[];
  /** How a choice is written on its button. */
  getLabel: (choice: Choice) => string;
  onPick?: (choice: Choice) => void;
  color?: ButtonProps['color'];
}

// A generic component: TypeScript infers Choice from the list that it is given.
function Picker<Choice extends { id: string }>({
  choices,
  getLabel,
  onPick,
  color = 'primary',
}: PickerProps<Choice>) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          color={color}
          variant="outlined"
          onClick={() => onPick?.(choice)} // The question marks are JavaScript and stay.
        >
          {getLabel(choice)}
        </Button>
      ))}
    </Stack>
  );
}

// Keeps the exact strings, so that a typing mistake in an id is an error.
const microphones = [
  { id: 'ribbon', name: 'Ribbon', grams: 1200 },
  { id: 'dynamic', name: 'Dynamic', grams: 330 },
  { id: 'condenser', name: 'Condenser', grams: 540 },
] as const satisfies readonly { id: string; name: string; grams: number }[];

type Microphone = (typeof microphones)[number];

const getFirst = <Item,>(list: readonly [Item, ...Item[]]): Item => list[0];

export default function TypedPicker() {
  const [picked, setPicked] = React.useState<Microphone>(getFirst<Microphone>(microphones));

  return (
    <Stack spacing={2}>
      {/* No type argument is needed here. */}
      <Picker choices={microphones} getLabel={(choice) => choice.name} onPick={setPicked} />
      <Typography role="status">
        {picked.name}: {picked.grams} g
      </Typography>
    </Stack>
  );
}
