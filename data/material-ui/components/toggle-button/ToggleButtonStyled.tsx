import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Season = styled(ToggleButton)(({ theme }) => ({
  minWidth: 72,
  textTransform: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  [`&.${toggleButtonClasses.selected}`]: {
    color: (theme.vars ?? theme).palette.background.paper,
    backgroundColor: (theme.vars ?? theme).palette.text.primary,
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.text.secondary },
  },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2, zIndex: 1 },
}));

export default function ToggleButtonStyled() {
  const [season, setSeason] = React.useState('winter');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Season"
      value={season}
      onChange={(_event, next: string | null) => setSeason(next ?? season)}
    >
      <Season disableRipple value="summer">
        Summer
      </Season>
      <Season disableRipple value="winter">
        Winter
      </Season>
    </ToggleButtonGroup>
  );
}
