import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// Stands in for the link component of your router.
const NavigateContext = React.createContext<(path: string) => void>(() => {});

const PlannerLink = React.forwardRef<HTMLAnchorElement, React.ComponentPropsWithoutRef<'a'>>(
  function PlannerLink({ href = '', onClick, ...other }, ref) {
    const navigate = React.useContext(NavigateContext);

    const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        navigate(href);
      }
    };

    return <a {...other} ref={ref} href={href} onClick={handleClick} />;
  },
);

export default function ButtonRouterLink() {
  const [path, setPath] = React.useState('#overview');

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button LinkComponent={PlannerLink} href="#forms" variant="outlined">
            Forms
          </Button>
          <Button component={PlannerLink} href="#sizes" variant="outlined">
            Sizes
          </Button>
        </Stack>
        <Typography role="status">Current view: {path}</Typography>
      </Stack>
    </NavigateContext.Provider>
  );
}
