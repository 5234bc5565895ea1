import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import { styled } from '@mui/joy/styles';

const TabBar = styled(ButtonGroup)(({ theme }) => ({
  '--ButtonGroup-separatorSize': '0px',
  padding: '4px',
  backgroundColor: theme.vars.palette.background.level2,
  '& > *': { fontWeight: theme.vars.fontWeight.md },
}));

export default function ButtonGroupStyled() {
  return (
    <TabBar variant="plain" spacing={0.5} aria-label="Film">
      <Button variant="outlined" sx={{ bgcolor: 'background.surface' }}>
        35 mm
      </Button>
      <Button>120</Button>
      <Button>Sheet</Button>
    </TabBar>
  );
}
