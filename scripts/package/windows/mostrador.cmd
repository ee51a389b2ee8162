@echo off
setlocal
rem A program of windows writes nothing to a terminal, and nobody waits for it; the same as a Node does both.
set ELECTRON_RUN_AS_NODE=1
"%~dp0..\Mostrador.exe" "%~dp0..\resources\app.asar\out\main\cli.cjs" %*
exit /b %ERRORLEVEL%
