import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { frameOf, iotCode } from './apps.ts';
import { deviceOf } from './smart-device.ts';

/** Shows the device that the IoT platform asks for, in the frame of that platform. */
export function useSmartDevice() {
  const navigate = useNavigate();
  const hear = useEffectEvent((event: MessageEvent) => {
    const url = deviceOf(event);
    if (url) void navigate(`${frameOf(iotCode)}?${new URLSearchParams({ url })}`);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
