import AddIcon from '@mui/icons-material/Add';
import Fab, { fabClasses } from '@mui/material/Fab';
import { styled } from '@mui/material/styles';

const MossFab = styled(Fab)({
  borderRadius: 16,
  boxShadow: 'none',
  color: '#fff',
  backgroundColor: '#33691e',
  '&:hover': { backgroundColor: '#1b5e20' },
  '&:active': { boxShadow: 'none' },
  [`&.${fabClasses.focusVisible}`]: { outline: '3px solid #558b2f', outlineOffset: 2 },
  [`&.${fabClasses.extended}`]: { borderRadius: 16, paddingInline: 20, textTransform: 'none' },
});

export default function FabStyled() {
  return (
    <MossFab variant="extended" disableRipple>
      <AddIcon sx={{ marginInlineEnd: 1 }} /> Plan a walk
    </MossFab>
  );
}
