import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const teas = [
  { name: 'Bancha', tags: ['Green', 'Mild'] },
  { name: 'Assam', tags: ['Black', 'Strong'] },
  { name: 'Gunpowder', tags: ['Green', 'Strong'] },
  { name: 'Keemun', tags: ['Black', 'Mild'] },
];
const tags = ['Green', 'Black', 'Mild', 'Strong'];

export default function ChipFilter() {
  const [chosen, setChosen] = useState<readonly string[]>(['Green']);
  const found = teas.filter((tea) => chosen.every((tag) => tea.tags.includes(tag)));

  const toggle = (tag: string) =>
    setChosen(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);

  return (
    <Stack spacing={2}>
      <Stack
        role="group"
        aria-label="Filter teas"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            aria-pressed={chosen.includes(tag)}
            icon={chosen.includes(tag) ? <Check /> : undefined}
            color={chosen.includes(tag) ? 'primary' : 'default'}
            onClick={() => toggle(tag)}
          />
        ))}
      </Stack>
      <Typography role="status">
        {found.length > 0
          ? found.map(({ name }) => name).join(', ')
          : 'No tea matches all filters.'}
      </Typography>
    </Stack>
  );
}
