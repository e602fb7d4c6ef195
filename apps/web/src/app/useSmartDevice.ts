import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { framePath, iotCode } from './apps.ts';
import { deviceOf } from './smart-device.ts';

/** Shows the device that the IoT platform asks for, in the frame of that platform. */
export function useSmartDevice() {
  const navigate = useNavigate();
  const showDevice = useEffectEvent((event: MessageEvent) => {
    const url = deviceOf(event);
    if (url) void navigate(`${framePath(iotCode)}?${new URLSearchParams({ url })}`);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => showDevice(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
