import LocalCafeOutlined from '@mui/icons-material/LocalCafeOutlined';
import Chip, { chipClasses } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const LabelChip = styled(Chip)(({ theme }) => ({
  borderRadius: 4,
  backgroundColor: '#f4e9d8',
  color: '#3e2723',
  [`& .${chipClasses.icon}`]: { color: '#6d4c41' },
  [`& .${chipClasses.label}`]: { fontWeight: 600, letterSpacing: '0.02em' },
  [`&.${chipClasses.clickable}:hover`]: { backgroundColor: '#ead7b7' },
  [`&.${chipClasses.focusVisible}`]: {
    backgroundColor: '#ead7b7',
    outline: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
    outlineOffset: 2,
  },
}));

export default function ChipStyled() {
  return <LabelChip icon={<LocalCafeOutlined />} label="House blend" clickable />;
}
