import TerrainIcon from '@mui/icons-material/Terrain';
import Button, { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const TrailButton = styled(Button)(({ theme }) => ({
  textTransform: 'none',
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  [`& .${buttonClasses.startIcon}`]: {
    padding: theme.spacing(0.5),
    borderRadius: '50%',
    border: '1px solid currentColor',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
    outlineOffset: 2,
  },
}));

export default function ButtonStyled() {
  return (
    <TrailButton variant="contained" startIcon={<TerrainIcon />}>
      Start the trail
    </TrailButton>
  );
}
