import TrainIcon from '@mui/icons-material/Train';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar, { toolbarClasses } from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const CarriageBar = styled((props: AppBarProps) => <AppBar component="div" {...props} />)({
  '--AppBar-background': '#15332a',
  '--AppBar-color': '#f6efdc',
  borderRadius: 32,
  borderBlockEnd: '3px solid #c8a24a',
  [`& .${toolbarClasses.root}`]: { gap: 12 },
});

export default function AppBarStyled() {
  return (
    <CarriageBar position="static" enableColorOnDark>
      <Toolbar>
        <TrainIcon />
        <Typography noWrap sx={{ flex: 1, fontFamily: 'Georgia, serif', fontSize: '1.25rem' }}>
          Orient sleepers
        </Typography>
        <Button color="inherit">Reserve</Button>
      </Toolbar>
    </CarriageBar>
  );
}
