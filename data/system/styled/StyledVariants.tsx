import * as React from 'react';
import { Box, styled } from '@mui/system';

interface FilterButtonProps {
  active?: boolean;
  band: 'broad' | 'narrow';
}

const FilterButton = styled('button')<FilterButtonProps>(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '2px solid light-dark(#53607a, #93a1bf)',
  borderRadius: 20,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid light-dark(#1f5fbf, #8ab8ff)', outlineOffset: 2 },
  variants: [
    {
      props: { active: true },
      style: {
        borderColor: 'light-dark(#1d3a75, #a9c4ff)',
        backgroundColor: 'light-dark(#1d3a75, #a9c4ff)',
        color: 'light-dark(#fff, #10192b)',
      },
    },
    { props: { band: 'narrow' }, style: { borderStyle: 'dashed' } },
    {
      props: ({ active, band }) => !!active && band === 'narrow',
      style: { backgroundColor: 'light-dark(#8a1f3d, #ffb3c4)' },
    },
  ],
}));

const filters = [
  { name: 'Red', band: 'broad' },
  { name: 'Green', band: 'broad' },
  { name: 'H-alpha', band: 'narrow' },
  { name: 'Oxygen III', band: 'narrow' },
] as const;

export default function StyledVariants() {
  const [active, setActive] = React.useState('H-alpha');

  return (
    <Box role="group" aria-label="Filter wheel" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {filters.map(({ name, band }) => (
        <FilterButton
          key={name}
          type="button"
          band={band}
          active={name === active}
          aria-pressed={name === active}
          onClick={() => setActive(name)}
        >
          {name}
        </FilterButton>
      ))}
    </Box>
  );
}
