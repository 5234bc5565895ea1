import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const steps = ['Route', 'Supplies', 'Permits'];

export default function TabsControlled() {
  const [step, setStep] = React.useState(0);

  return (
    <Tabs value={step} onChange={(_event, value) => setStep(Number(value))}>
      <List aria-label="Expedition plan">
        {steps.map((label, index) => (
          <StyledTab key={label} value={index}>
            {label}
          </StyledTab>
        ))}
      </List>
      {steps.map((label, index) => (
        <Panel key={label} value={index} tabIndex={0}>
          {label}: step {index + 1} of {steps.length}
        </Panel>
      ))}
      <Steps>
        <Step disabled={step === 0} focusableWhenDisabled onClick={() => setStep(step - 1)}>
          Previous step
        </Step>
        <Step
          disabled={step === steps.length - 1}
          focusableWhenDisabled
          onClick={() => setStep(step + 1)}
        >
          Next step
        </Step>
      </Steps>
    </Tabs>
  );
}

const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  borderBottom: '1px solid light-dark(#cbd5e1, #334155)',
});

const StyledTab = styled(Tab)({
  padding: '10px 14px',
  border: 0,
  borderBottom: '3px solid transparent',
  font: 'inherit',
  color: 'light-dark(#475569, #94a3b8)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'light-dark(#0f172a, #f1f5f9)' },
  [`&.${tabClasses.selected}`]: {
    fontWeight: 600,
    color: 'light-dark(#115e59, #5eead4)',
    borderBottomColor: 'currentColor',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '-2px' },
  [`&.${tabClasses.disabled}`]: { textDecoration: 'line-through', cursor: 'not-allowed' },
});

const Panel = styled(TabPanel)({ padding: '16px 4px' });

const Step = styled(Button)({
  boxSizing: 'border-box',
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#134e4a, #99f6e4)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  [`&.${buttonClasses.disabled}`]: {
    color: 'light-dark(#475569, #94a3b8)',
    background: 'light-dark(#f1f5f9, #1e293b)',
    borderColor: 'light-dark(#cbd5e1, #334155)',
    cursor: 'not-allowed',
  },
});

const Steps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
});
